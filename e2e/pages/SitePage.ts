import type { Locator, Page } from '@playwright/test'
import { hydratedAttribute } from '@/hydration/attributes'
import type { Language } from '@/site/language'
import type { PageId } from '@/site/routes'
import { getPath } from '@/site/allRoutes'
import { texts } from '../fixtures/texts'
import { chooseLanguage } from '../fixtures/visitor'

/** Any page of the site in a language: its shell and what all pages share. */
export class SitePage {
  readonly nav

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.nav = texts[language].nav
  }

  async open(id: PageId, suffix = ''): Promise<void> {
    await this.openPath(`${getPath(id, this.language)}${suffix}`)
  }

  async openPath(path: string): Promise<void> {
    await chooseLanguage(this.page, this.language)
    await this.page.goto(path)
    await this.hydrate()
    await this.title().waitFor()
  }

  /** Triggers hydration and waits for it: React handles what the document alone can't. */
  async hydrate(): Promise<void> {
    await this.page.mouse.move(2, 2)
    await this.page.locator(`html[${hydratedAttribute}][data-menu-open]`).waitFor()
  }

  title(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 })
  }

  header(): Locator {
    return this.page.getByRole('banner')
  }

  footer(): Locator {
    return this.page.getByRole('contentinfo')
  }

  /** The button of a header menu, if it is visible at this width. */
  opener(menu: 'menu' | 'industries' | 'language'): Locator {
    const name = this.nav[menu]
    const openers = this.header().locator('summary').filter({ visible: true })
    return menu === 'industries'
      ? openers.filter({ hasText: name })
      : openers.and(this.page.getByLabel(new RegExp(`^${name}`)))
  }

  /** A visible link of the header. */
  entry(name: string): Locator {
    return this.header().getByRole('link', { name, exact: true }).filter({ visible: true })
  }

  async switchTo(language: Language): Promise<void> {
    await this.opener('language').click()
    await this.entry(this.nav[`language_${language}`]).click()
  }

  /** The scroll position, in pixels. */
  scrolledTo(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  /** How far an element is below the top of the viewport, in pixels, once nothing moves it any more. */
  settledTop(selector: string): Promise<number> {
    return this.page.locator(selector).evaluate(
      (element) =>
        new Promise((resolve) => {
          let top = NaN
          let stillFrames = 0
          const watch = () => {
            const next = element.getBoundingClientRect().top
            stillFrames = next === top ? stillFrames + 1 : 0
            top = next
            if (stillFrames === 30) resolve(top)
            else requestAnimationFrame(watch)
          }
          watch()
        }),
    )
  }
}
