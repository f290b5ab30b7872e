import type nav from '@/content/es/nav'
import type { PageTarget } from '@/ui/PageLink'

/** The header's entries in order; the industries have a menu of their own. */
export const navigationEntries = [
  { text: 'home', page: 'home' },
  { text: 'benefits', page: 'home', anchor: 'benefits' },
  { text: 'how_it_works', page: 'home', anchor: 'how-it-works' },
  { text: 'ai_assistants', page: 'home', anchor: 'ai-assistants' },
  { text: 'industries', page: 'industries' },
  { text: 'pricing', page: 'pricing' },
  { text: 'blog', page: 'blog' },
  { text: 'contact', page: 'home', anchor: 'contact' },
] as const satisfies readonly (PageTarget & { text: keyof typeof nav })[]
