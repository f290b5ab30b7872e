import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import type { AutomatedBrowser } from './automatedBrowser'

const findElement = async (page: Page, xpath: string): Promise<ElementHandle> => {
  const element = await page.waitForSelector(`xpath/${xpath}`, { visible: true })
  if (!element) throw new Error(`There is no ${xpath}`)
  return element
}

/** Starts a Firefox and talks WebDriver BiDi with it, which needs no driver beside it. */
export async function startFirefox(executablePath: string): Promise<AutomatedBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    open: async (url) => {
      await page.goto(url)
    },
    click: async (xpath) => {
      await (await findElement(page, xpath)).click()
    },
    type: async (xpath, text) => {
      await (await findElement(page, xpath)).type(text)
    },
    evaluate: (expression) => page.evaluate(expression),
    listErrors: () => errors,
    close: () => browser.close(),
  }
}
