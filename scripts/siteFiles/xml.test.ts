/** @jest-environment jest-fixed-jsdom */
import {
  createEmptyElement,
  createParentElement,
  createTextElement,
  createXmlDocument,
} from './xml'

test('escaped text is parsed as the original text', () => {
  const text = `A "quote" & <b>'more'</b> ]]> 60\u00a0%`
  const xml = createXmlDocument(
    createParentElement('all', [
      createTextElement('one', text, { name: text }),
      createEmptyElement('two', {}),
    ]),
  )
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  const [one] = parsed.getElementsByTagName('one')
  expect(one?.textContent).toBe(text)
  expect(one?.getAttribute('name')).toBe(text)
  expect(parsed.getElementsByTagName('two')).toHaveLength(1)
})
