import type { ReactNode } from 'react'
import type { PageId } from '../site/siteMap'
import styles from './LongForm.module.css'
import { PageLink } from './PageLink'
import { ProviderText } from './ProviderText'

interface LongFormProps {
  /** The page that it stands on. */
  readonly page: PageId
  readonly text: {
    readonly title: string
    readonly lead: string
    /** Names the table of contents. */
    readonly contents: string
    readonly sections: readonly {
      readonly title: string
      readonly paragraphs: readonly string[]
      /** A list after the paragraphs. */
      readonly points: readonly string[]
    }[]
  }
  /** What stands between the lead and the sections, such as a date. */
  readonly children?: ReactNode
}

const anchorOf = (index: number) => `section-${index + 1}`

/**
 * A long text in numbered sections, with a table of contents beside it. `{{brand}}` and `{{email}}`
 * in it are the provider's.
 */
export function LongForm({ page, text, children }: LongFormProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>
          <ProviderText text={text.lead} />
        </p>
        {children}
      </header>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <p id="contents-title">{text.contents}</p>
        <ol>
          {text.sections.map(({ title }, index) => (
            <li key={title}>
              <PageLink page={page} anchor={anchorOf(index)}>
                {title}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {text.sections.map(({ title, paragraphs, points }, index) => (
          <section key={title} id={anchorOf(index)} className={styles.section}>
            <h2>
              <span className={styles.number}>{index + 1}.</span> {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <ProviderText text={paragraph} />
              </p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <ProviderText text={point} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
