import { siteConfig } from '../site/siteConfig'
import { getTitleWithoutBrand } from './getTitleWithoutBrand'

const { brand } = siteConfig

it.each([
  ['Precios | {{brand}}', 'Precios'],
  ['{{brand}} | Asistentes de IA', 'Asistentes de IA'],
  [`Precios | ${brand}`, 'Precios'],
  ['Uno | Dos | {{brand}}', 'Uno | Dos'],
  ['Por qué {{brand}} | {{brand}}', `Por qué ${brand}`],
])('the title %j without the brand is %j', (title, expected) => {
  expect(getTitleWithoutBrand(title)).toBe(expected)
})
