import type { Locator } from '@playwright/test'
import { darkPalette, lightPalette } from '@/theme/palette'
import { scrollToDepth } from '../fixtures/axe'
import { combine } from '../fixtures/combinations'
import { expect, softly, test } from '../fixtures/test'
import { viewports } from '../fixtures/visitor'

/** Least contrast of text (WCAG 1.4.3). */
const leastContrast = 4.5

/** All that may stand behind something translucent: colours of the page, and pictures. */
const backdrops = [lightPalette, darkPalette]
  .flatMap((palette) => Object.values(palette))
  .flatMap((role) => (typeof role === 'string' ? role : Object.values(role)))
  .concat('#000', '#fff')

/**
 * Returns the texts and icons of a bar above the page that are too pale, whatever is behind it: axe does not
 * judge what overlaps.
 */
const findPale = (bar: Locator) =>
  bar.evaluate(
    (root, { colors, least }) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('No canvas')
      /** Paints colours above each other; returns the luminance of what is seen. */
      const measureLuminance = (layers: readonly string[]) => {
        for (const layer of layers) {
          context.fillStyle = layer
          context.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const listBackgrounds = (element: Element): string[] => [
        ...(element === root || !element.parentElement
          ? []
          : listBackgrounds(element.parentElement)),
        getComputedStyle(element).backgroundColor,
      ]
      return [...root.querySelectorAll('a, summary, button')]
        .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
        .flatMap((entry) => {
          const text = getComputedStyle(entry).color
          const ratios = colors.map((color) => {
            const layers = [color, ...listBackgrounds(entry)]
            const both = [measureLuminance(layers), measureLuminance([...layers, text])]
            return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
          })
          const ratio = Math.min(...ratios)
          const name = entry.getAttribute('aria-label') ?? entry.textContent.trim()
          return ratio < least
            ? [`${name}: ${ratio.toFixed(2)} above ${colors[ratios.indexOf(ratio)] ?? ''}`]
            : []
        })
    },
    { colors: backdrops, least: leastContrast },
  )

test('the header is readable above whatever the page is scrolled to', async ({ page, site }) => {
  await site.open('home')
  for (const { colorScheme, width } of combine({
    colorScheme: ['dark', 'light'],
    width: ['narrow', 'wide'],
  })) {
    await test.step(`${colorScheme}, ${width}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewports[width])
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
      await scrollToDepth(page, 'middle')
      const getShadow = () => site.header().evaluate((header) => getComputedStyle(header).boxShadow)
      await expect.poll(getShadow).not.toBe('none')
      softly(await findPale(site.header()), `${colorScheme}, ${width}`).toEqual([])
    })
  }
})
