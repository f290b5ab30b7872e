import { useTranslation } from 'react-i18next'
import { countWords } from '../../content/countWords'
import { useSections } from '../../i18n/useContent'
import type { ArticleId } from '../../site/article'
import { ButtonLink } from '../../ui/ButtonLink'
import { FaqList } from '../../ui/FaqList'
import { Reveal } from '../../ui/Reveal'
import { ArticleBody } from './ArticleBody'
import { ArticleHeader } from './ArticleHeader'
import { ArticleMeta } from './ArticleMeta'
import { ArticlePicture } from './ArticlePicture'
import { readingMinutes } from './domain/readingMinutes'
import styles from './ArticleView.module.css'

/** An article from its title to its questions, and the way from there to a demo. */
export function ArticleView({ id }: { readonly id: ArticleId }) {
  const { read } = useSections(['blog', id])
  const { t } = useTranslation('blog')
  const {
    articles: [article],
    body,
    faqs,
  } = read(id)
  const minutes = readingMinutes(countWords({ body }))
  return (
    <article className={styles.article}>
      <ArticleHeader article={article} />
      <div className={styles.aside}>
        <div className={styles.facts}>
          <ArticleMeta article={article} />
          <p>{t('reading_time', { minutes })}</p>
        </div>
      </div>
      <ArticlePicture article={article} inFirstView className={styles.picture} />
      <div className={styles.text}>
        <ArticleBody body={body} />
        {faqs && (
          <Reveal>
            <section className={styles.questions} aria-labelledby="article-questions">
              <h2 id="article-questions">{t('faq_title')}</h2>
              <FaqList faqs={faqs} />
            </section>
          </Reveal>
        )}
      </div>
      <div className={styles.demo}>
        <p>{t('demo_invitation')}</p>
        <ButtonLink page="scheduleDemo" unprefixed>
          {t('schedule_demo')}
        </ButtonLink>
      </div>
    </article>
  )
}
