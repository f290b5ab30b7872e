import type { Faq } from '../content/types'
import styles from './FaqList.module.css'

/** Questions that open to their answers, without a script too. */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2.4" fill="none" />
            </svg>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
