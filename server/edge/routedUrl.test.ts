import fc from 'fast-check'
import { getRoutedUrl } from './requests'

it.each([
  ['/', '/'],
  ['/en?x=1#y', '/en?x=1#y'],
  ['/en/%C3%A9?x=%zz', '/en/%C3%A9?x=%zz'],
  ['/en/%zz?x=%zz', '/en/%25zz?x=%zz'],
  ['/api/v1/%c0%af', '/api/v1/%25c0%25af'],
  ['/%', '/%25'],
  ['*', '/*'],
  ['http://site.example/en?x=1', '/en?x=1'],
  ['https://site.example', '/'],
  ['http://site.example?x', '/?x'],
  ['/http://site.example/', '/http://site.example/'],
])('%s is routed as %s', (url, routed) => {
  expect(getRoutedUrl(url)).toBe(routed)
})

it('can always be decoded', () => {
  const piece = fc.constantFrom('%', '/', 'a', 'zz', 'C3', 'A9', '2F', '?', '#', '://', 'http')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const routed = getRoutedUrl(pieces.join(''))
      expect(routed[0]).toBe('/')
      expect(() => decodeURI(routed.split(/[?#]/, 1)[0] ?? '')).not.toThrow()
    }),
  )
})
