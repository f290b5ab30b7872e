import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../src/site/language'
import type { PageId } from '../../src/site/siteMap'
import { getPath } from '../../src/site/sitePages'
import { texts } from '../fixtures/texts'

/** Any page of the site as a visitor of a language finds it: its shell and what every page has. */
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
    await this.page.addInitScript((language) => {
      if (!window.localStorage.getItem('language'))
        window.localStorage.setItem('language', language)
    }, this.language)
    await this.page.goto(path)
    await this.hydrate()
    await this.title().waitFor()
  }

  /**
   * Gives the sign that the site's own script waits for, and waits for it: it answers what the
   * document alone cannot.
   */
  async hydrate(): Promise<void> {
    await this.page.mouse.move(2, 2)
    await this.page.locator('html[data-live]').waitFor()
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

  /** The button that opens a menu of the header; only the ones that the width shows. */
  opener(menu: 'menu' | 'industries' | 'language'): Locator {
    const name = {
      menu: this.nav.menu,
      industries: this.nav.industries,
      language: this.nav.language,
    }
    return this.header()
      .locator('summary')
      .filter({ visible: true })
      .and(
        menu === 'industries'
          ? this.page.getByText(name[menu])
          : this.page.getByLabel(new RegExp(`^${name[menu]}`)),
      )
  }

  /** A visible link of the header. */
  entry(name: string): Locator {
    return this.header().getByRole('link', { name, exact: true }).filter({ visible: true })
  }

  async switchTo(language: Language): Promise<void> {
    await this.opener('language').click()
    await this.entry(this.nav[`language_${language}`]).click()
  }

  /** Where the page is scrolled to, in pixels. */
  scrolledTo(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }
}
