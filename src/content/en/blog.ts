import type source from '../es/blog'
import type { Translation } from '../types'

export default {
  title: 'Ideas for better service',
  description:
    'How to choose an AI assistant, bring your channels together, and decide what to automate: guides and news, with examples.',
  latest: 'All articles',
  read_more: 'Read more',
  back_to_blog: 'Back to blog',
  schedule_demo: 'Schedule a Demo',
  demo_invitation: 'See how an assistant would answer your customers.',
  category_news: 'News',
  category_solutions: 'Solutions',
  category_trends: 'Trends',
  category_guide: 'Guide',
  category_best_practices: 'Best Practices',
  contents: 'In this article',
  faq_title: 'Frequently asked questions',
  further_reading: 'Keep reading',
  reading_time: '{{minutes}} min read',
} satisfies Translation<typeof source>
