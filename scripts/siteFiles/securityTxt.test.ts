import { siteConfig } from '@/site/siteConfig'
import { createSecurityTxt } from './securityTxt'

test('security.txt names a contact, its languages and an expiry date', () => {
  expect(createSecurityTxt(new Date('2026-02-10T15:30:00Z'))).toBe(
    `Contact: mailto:${siteConfig.email}\n` +
      'Expires: 2027-02-05T00:00:00Z\n' +
      'Preferred-Languages: es, en\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  )
})
