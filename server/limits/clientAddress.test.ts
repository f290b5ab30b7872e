import { getClientAddress } from './requestLimits'

const getAddress = (ip: string, remoteAddress = '192.0.2.1') =>
  getClientAddress({ ip, socket: { remoteAddress } })

describe('getClientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
  ])('counts %s as %s', (ip, counted) => {
    expect(getAddress(ip)).toBe(counted)
  })

  it.each(['garbage', '', '203.0.113.7:443', '1'.repeat(9_000), '256.1.1.1'])(
    'counts the proxy if it forwards %p',
    (ip) => {
      expect(getAddress(ip)).toBe('192.0.2.1')
    },
  )
})
