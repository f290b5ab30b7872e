import { getStyles } from './getStyles'

const entry = { href: '/entry.css', text: '.header{}.footer{}' }
const page = { href: '/page.css', text: '.hero{}.button{}' }
const carousel = { href: '/carousel.css', text: '.slide{}' }
const other = { href: '/other.css', text: '.button{}.slide{}.chart{}.much-more{}' }
const sheets = [entry, page, carousel, other]
const own = new Set(['/entry.css', '/page.css'])

const getHrefs = (html: string) => getStyles(html, sheets, own).map(({ href }) => href)

it('the styles of the page’s own script are included, whatever its HTML contains', () => {
  expect(getHrefs('<main></main>')).toEqual(['/entry.css', '/page.css'])
})

it('the styles of a later script are included if its elements are prerendered', () => {
  expect(getHrefs('<div class="hero"><p class="slide dark"></p></div>')).toEqual([
    '/entry.css',
    '/page.css',
    '/carousel.css',
  ])
})

it('a later stylesheet is left out if the page’s own stylesheet has the class', () => {
  expect(getHrefs('<a class="button">')).toEqual(['/entry.css', '/page.css'])
  expect(getHrefs('<a class="chart">')).toEqual(['/entry.css', '/page.css', '/other.css'])
})

it('leave out a sheet whose classes the others have, however small it is', () => {
  const shared = { href: '/shared.css', text: '.card{}' }
  const sections = { href: '/sections.css', text: '.card{}.phone{}.form{}' }
  const html = '<div class="card phone">'
  expect(getStyles(html, [shared, sections, other], new Set())).toEqual([sections])
})

it('are the smallest that have all classes together', () => {
  const cards = { href: '/cards.css', text: '.card{}' }
  const phones = { href: '/phones.css', text: '.phone{}' }
  const all = { href: '/all.css', text: '.card{}.phone{}.very-much-more{}' }
  expect(getStyles('<div class="card phone">', [all, phones, cards], new Set())).toEqual([
    phones,
    cards,
  ])
})
