import { ArticleCards } from '../../features/blog'
import { useSections } from '../../i18n/useContent'
import { ButtonLink } from '../../ui/ButtonLink'
import { Reveal } from '../../ui/Reveal'
import styles from './BlogPreview.module.css'

/** The newest articles. */
export function BlogPreview() {
  const { read } = useSections(['home', 'blog', 'listings/newest'])
  const { blog } = read('home')
  return (
    <section className={styles.section} aria-labelledby="blog-title">
      <div className={styles.heading}>
        <h2 id="blog-title" className={styles.title}>
          {blog.title}
        </h2>
        <ButtonLink page="blog" variant="outlined">
          {blog.view_all}
        </ButtonLink>
      </div>
      <Reveal>
        <ArticleCards articles={read('listings/newest').articles} />
      </Reveal>
    </section>
  )
}
