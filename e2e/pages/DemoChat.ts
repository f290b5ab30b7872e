import type { Locator, Page } from '@playwright/test'
import type { Language } from '@/site/language'
import { scrollTo } from '../fixtures/scroll'
import { texts } from '../fixtures/texts'

/** A page's demo chat: its tabs, messages and choices. */
export class DemoChat {
  readonly text

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.text = texts[language].conversation
  }

  tab(name: string): Locator {
    return this.page.getByRole('tablist', { name: this.text.tabs_label }).getByRole('tab', { name })
  }

  log(): Locator {
    return this.page.getByRole('log')
  }

  messages(): Locator {
    return this.log().locator('ol').first().locator(':scope > li')
  }

  alternatives(): Locator {
    return this.page.getByRole('group', { name: this.text.alternatives_label }).getByRole('button')
  }

  replay(): Locator {
    return this.page.getByRole('button', { name: this.text.replay })
  }

  async comeIntoView(): Promise<void> {
    await scrollTo(this.log(), 'center')
  }
}
