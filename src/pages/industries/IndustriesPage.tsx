import { useContent } from '../../i18n/useContent'
import { industryKeys } from '../../site/industries'
import { ButtonLink } from '../../ui/ButtonLink'
import { FaqList } from '../../ui/FaqList'
import { InPieces } from '../../ui/InPieces'
import { IndustryCard } from './IndustryCard'
import { SalesConversation } from './SalesConversation'
import styles from './IndustriesPage.module.css'

export default function IndustriesPage() {
  const content = useContent('industries_page')
  return (
    <InPieces>
      <section className={styles.hero}>
        <h1>{content.title}</h1>
        <p>{content.description}</p>
      </section>

      <section className={styles.cards}>
        <h2 className={styles.cardsTitle}>{content.cards_title}</h2>
        {industryKeys.map((industry) => (
          <IndustryCard
            key={industry}
            industry={industry}
            content={content.cards[industry]}
            request={content.request_demo}
          />
        ))}
      </section>

      <SalesConversation {...content.chat} />

      <section className={styles.faq}>
        <h2>{content.faq_title}</h2>
        <FaqList faqs={content.faqs} />
      </section>

      <section className={styles.closing}>
        <div className={styles.call}>
          <h2>{content.closing.title}</h2>
          <p>{content.closing.description}</p>
          <ButtonLink page="scheduleDemo" query={{ industry: 'General' }}>
            {content.closing.book_demo}
          </ButtonLink>
        </div>
      </section>
    </InPieces>
  )
}
