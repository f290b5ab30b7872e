import { articles } from '../../content/articles'
import { ArticleCards } from '../../features/blog'
import { useContent } from '../../i18n/useContent'
import { ButtonLink } from '../../ui/Button'
import { Reveal } from '../../ui/Reveal'
import styles from './BlogPreview.module.css'

/** Specification, section 9. */
const previewCount = 3

const newest = articles.slice(0, previewCount).map(({ id }) => id)

/** The newest articles. */
export function BlogPreview() {
  const { blog } = useContent('home')
  return (
    <section className={styles.section} aria-labelledby="blog-title">
      <div className={styles.heading}>
        <h2 id="blog-title" className={styles.title}>
          {blog.title}
        </h2>
        <ButtonLink page="blog" look="secondary">
          {blog.view_all}
        </ButtonLink>
      </div>
      <Reveal>
        <ArticleCards ids={newest} />
      </Reveal>
    </section>
  )
}
