import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { findCommand } from '../../tools/browser/findChromium'
import { findFreePort } from '../../server/testing/ports'

/** A browser of the machine, driven through WebDriver. Elements are named by XPath. */
export interface AutomatedBrowser {
  open(url: string): Promise<void>
  /** Clicks the first such element, once there is one. */
  click(xpath: string): Promise<void>
  /** Types into the first such element, once there is one. */
  type(xpath: string, text: string): Promise<void>
  /** Presses Tab where the focus is. */
  pressTab(): Promise<void>
  /** Returns what an expression of JavaScript yields in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Returns the exceptions thrown in pages so far, where the browser tells them. */
  listErrors(): readonly string[]
  close(): Promise<void>
}

const findElement = async (page: Page, xpath: string): Promise<ElementHandle> => {
  const element = await page.waitForSelector(`xpath/${xpath}`, { visible: true })
  if (!element) throw new Error(`There is no ${xpath}`)
  return element
}

/**
 * Starts a Firefox and talks WebDriver BiDi with it, which needs no driver beside it.
 *
 * @param width of the page, in px
 * @param preferences those of `about:config` that differ from the default
 */
export async function startFirefox(
  executablePath: string,
  width = 1280,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<AutomatedBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  })
  const page = await browser.newPage()
  await page.setViewport({ width, height: 900 })
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
    pressTab: () => page.keyboard.press('Tab'),
    evaluate: (expression) => page.evaluate(expression),
    listErrors: () => errors,
    close: () => browser.close(),
  }
}

/** Milliseconds within which the driver and elements must appear. */
const timeoutMs = 20_000

/** The key under which WebDriver returns an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The character by which WebDriver names the key. */
const tabKey = '\uE004'

/** Calls until the call succeeds, or throws its last error. */
async function retry<Result>(call: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await wait(100)
    }
  }
}

/** Starts a WebKit by its driver, with the commands of W3C WebDriver. */
export async function startWebKit(executablePath: string): Promise<AutomatedBrowser> {
  const port = await findFreePort()
  const command = [executablePath, `--port=${port}`]
  // WebKit has no headless mode: without a display, it gets a virtual one.
  if (!process.env.DISPLAY && findCommand(['xvfb-run']))
    command.unshift('xvfb-run', '-a', '-s', '-screen 0 1280x1024x24')
  const [program = '', ...options] = command
  const driver = spawn(program, options, { stdio: 'ignore', detached: true })
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await retry(() => send('GET', '/status'))
  const created = await send('POST', '/session', { capabilities: {} })
  const { sessionId } = created as { sessionId: string }
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900 })

  const onElement = (xpath: string, command: string, body?: object) =>
    retry(async () => {
      const found = await send('POST', `${session}/element`, { using: 'xpath', value: xpath })
      const { [elementKey]: id } = found as Record<string, string>
      // The driver does not wait for the end of a smooth scroll.
      const script = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`
      await send('POST', `${session}/execute/sync`, { script, args: [found] })
      await send('POST', `${session}/element/${id ?? ''}/${command}`, body)
    })

  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url })
    },
    click: (xpath) => onElement(xpath, 'click'),
    type: (xpath, text) => onElement(xpath, 'value', { text }),
    pressTab: async () => {
      const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value: tabKey }))
      const actions = [{ type: 'key', id: 'keyboard', actions: keys }]
      await send('POST', `${session}/actions`, { actions })
    },
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    listErrors: () => [],
    close: async () => {
      await send('DELETE', session)
      // The driver may be a child of the virtual display's command: ends the group of both.
      if (driver.pid) process.kill(-driver.pid)
      await once(driver, 'exit')
    },
  }
}
