import type { ArticleText } from '../../content/types'
import { Reveal } from '../../ui/Reveal'
import { articleSections, type ArticleSection } from './domain/articleSections'
import styles from './ArticleBody.module.css'

function Section({ heading, blocks }: ArticleSection) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {blocks.map((block, index) => {
        switch (block.type) {
          case 'paragraph':
            return <p key={index}>{block.text}</p>
          case 'list':
            return (
              <ul key={index}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )
          case 'quote':
            return (
              <blockquote key={index}>
                <p>{block.text}</p>
              </blockquote>
            )
        }
      })}
    </>
  )
}

/** What there is to read. The opening is in the first view; the rest fades in on the way down. */
export function ArticleBody({ body }: Pick<ArticleText, 'body'>) {
  const [opening, ...rest] = articleSections(body)
  return (
    <div className={styles.body}>
      {opening && (
        <div className={styles.section}>
          <Section {...opening} />
        </div>
      )}
      {rest.map((section) => (
        <Reveal key={section.heading} className={styles.section}>
          <Section {...section} />
        </Reveal>
      ))}
    </div>
  )
}
