import path from 'node:path'
import { siteConfig } from '@/site/siteConfig'
import { getTemplate } from './shareTemplates'
import { renderShareSvg } from './shareSvg'

const renderSvg = (title: string) =>
  renderShareSvg(
    title,
    getTemplate('articles/test-turing'),
    path.join(__dirname, '../../public'),
    (text, size) => (text.length * size) / 2,
  )

const getTexts = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)

it('names the brand and sets the title in lines', () => {
  expect(getTexts(renderSvg('Una pregunta muy corta'))).toEqual([
    siteConfig.brand,
    'Una pregunta',
    'muy corta',
  ])
})

it('escapes the special characters of XML', () => {
  expect(getTexts(renderSvg('Q&A <b>')).slice(1).join(' ')).toBe('Q&amp;A &lt;b&gt;')
})

it("embeds the page's picture, so that the image loads no file", () => {
  const urls = [...renderSvg('Título').matchAll(/href="([^"]{14})/g)].map(([, start]) => start)
  expect(urls).toEqual(['data:image/svg'])
})
