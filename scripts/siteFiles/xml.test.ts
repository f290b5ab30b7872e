/** @jest-environment jest-fixed-jsdom */
import { emptyElement, parentElement, textElement, xmlDocument } from './xml'

test('any text is read back as it was', () => {
  const text = `A "quote" & <b>'more'</b> ]]> 60\u00a0%`
  const xml = xmlDocument(
    parentElement('all', [textElement('one', text, { name: text }), emptyElement('two', {})]),
  )
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  const [one] = parsed.getElementsByTagName('one')
  expect(one?.textContent).toBe(text)
  expect(one?.getAttribute('name')).toBe(text)
  expect(parsed.getElementsByTagName('two')).toHaveLength(1)
})
