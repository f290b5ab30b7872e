import { getAbsoluteUrl } from '@/app/head/urls'
import { languages } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'

export const securityTxtFile = '.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const validDays = 360

/** Says whom to report a weakness to (RFC 9116), valid from the day of the build. */
export function createSecurityTxt(built: Date): string {
  const expires = new Date(built)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  return [
    `Contact: mailto:${siteConfig.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${getAbsoluteUrl(`/${securityTxtFile}`)}`,
    '',
  ].join('\n')
}
