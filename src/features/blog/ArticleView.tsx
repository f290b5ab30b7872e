import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Article, ArticleSection } from '@/content/types'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/ButtonLink'
import { FaqList } from '@/ui/FaqList'
import { Reveal } from '@/ui/Reveal'
import { TableOfContents } from '@/ui/TableOfContents'
import { ArticleBody } from './ArticleBody'
import { ArticleHeader } from './ArticleHeader'
import { ArticleMeta } from './ArticleMeta'
import { ArticlePicture } from './ArticlePicture'
import { renderNode } from './renderNode'
import styles from './ArticleView.module.css'

const questionsId = 'article-questions'

const listHeadings = (sections: readonly ArticleSection[]) =>
  sections.flatMap(([first]) =>
    typeof first === 'object' && first.tag === 'h2'
      ? [{ id: String(first.props.id), title: first.children.map(renderNode) }]
      : [],
  )

/** A whole article, from its title to its questions, with a link to book a demo. */
export function ArticleView({ article }: { readonly article: Article }) {
  const { t } = useTranslation('blog')
  const { minutes, sections, faqs } = article
  return (
    <Container component="article" className={styles.article}>
      <ArticleHeader article={article} />
      <div className={styles.aside}>
        <div className={styles.facts}>
          <ArticleMeta article={article} />
          <Typography variant="body2" color="textSecondary">
            {t('reading_time', { minutes })}
          </Typography>
          <TableOfContents
            title={t('contents')}
            // Not spread: missing texts are a placeholder, which cannot be spread.
            entries={listHeadings(sections).concat(
              faqs ? { id: questionsId, title: [t('faq_title')] } : [],
            )}
            className={styles.contents}
          />
        </div>
      </div>
      <ArticlePicture article={article} inFirstView className={styles.picture} />
      <div className={styles.text}>
        <ArticleBody sections={sections} />
        {faqs && (
          <Reveal>
            <section className={styles.questions} aria-labelledby={questionsId}>
              <Typography variant="h3" component="h2" id={questionsId}>
                {t('faq_title')}
              </Typography>
              <FaqList faqs={faqs} />
            </section>
          </Reveal>
        )}
      </div>
      <Bubble color="indigoSoft" shape="replyLarge" className={styles.demo}>
        <Typography variant="h2" component="p">
          {t('demo_invitation')}
        </Typography>
        <ButtonLink page="scheduleDemo" unprefixed>
          {t('schedule_demo')}
        </ButtonLink>
      </Bubble>
    </Container>
  )
}
