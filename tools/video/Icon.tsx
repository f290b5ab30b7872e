import { roundStroke } from '@/ui/StrokeIcon'

const paths = {
  chat: 'M12 4a8 8 0 1 1-4 14.9L4 20l1.1-4A8 8 0 0 1 12 4Z',
  photo: 'M4 8h3l2-3h6l2 3h3v11H4ZM15.5 13a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0Z',
  bubbles:
    'M9 4a6 6 0 1 1-2.5 11.5L3 17l1-3.5A6 6 0 0 1 9 4Zm8 6a5 5 0 0 1 3 7.5l.7 2.5-2.7-.7A5 5 0 0 1 11 18',
  window: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 9.5h18',
  letter: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-1 2 8 6 8-6',
  lock: 'M7 10h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM8 10V8a4 4 0 0 1 8 0v2',
  check: 'm5 12.5 4.5 4.5L19 7',
  search: 'M17 11a6 6 0 1 1-12 0a6 6 0 1 1 12 0Zm-1.5 4.5 4.5 4.5',
}

export type IconName = keyof typeof paths

/** A line icon; the channels' icons are generic, no brand's logo. */
export const Icon = ({ name, size }: { readonly name: IconName; readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24">
    <path fill="none" stroke="currentColor" strokeWidth="2" {...roundStroke} d={paths[name]} />
  </svg>
)
