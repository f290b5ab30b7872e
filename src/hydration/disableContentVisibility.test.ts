import { laidOutAttribute } from './attributes'
import { disableContentVisibility } from './disableContentVisibility'

it('disableContentVisibility lays out all sections of the page and the footer', () => {
  document.body.innerHTML = `
    <main id="content"><section id="one"></section><section id="two"></section></main>
    <footer id="foot"></footer>`
  disableContentVisibility()
  const laidOut = [...document.querySelectorAll(`[${laidOutAttribute}]`)].map(({ id }) => id)
  expect(laidOut).toEqual(['one', 'two', 'foot'])
})
