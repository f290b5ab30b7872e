import { ArticleCards } from '@/features/blog'
import { useSections } from '@/i18n/useContent'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'

/** The newest articles. */
export function BlogPreview() {
  const { read } = useSections(['home', 'blog', 'listings/newest'])
  const { blog } = read('home')
  return (
    <Section joined>
      <SectionHeading title={blog.title} layout="row">
        <ButtonLink page="blog" variant="outlined">
          {blog.view_all}
        </ButtonLink>
      </SectionHeading>
      <Reveal>
        <ArticleCards articles={read('listings/newest').articles} />
      </Reveal>
    </Section>
  )
}
