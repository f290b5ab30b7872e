import type source from '../es/blog'
import type { Translation } from '../translation'

const blog: Translation<typeof source> = {
  title: 'Ideas for better conversations',
  description:
    'News, guides, and best practices on AI assistants and customer service, with examples.',
  latest: 'Latest',
  read_more: 'Read more',
  back_to_blog: 'Back to blog',
  schedule_demo: 'Schedule a Demo',
  demo_invitation: 'See how an assistant would answer your customers.',
  category_news: 'News',
  category_solutions: 'Solutions',
  category_trends: 'Trends',
  category_guide: 'Guide',
  category_best_practices: 'Best Practices',
  faq_title: 'Frequently asked questions',
  further_reading: 'Keep reading',
  reading_time: '{{minutes}} min read',
}

export default blog
