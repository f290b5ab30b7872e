import type source from '../es/not_found'
import type { Translation } from '../types'

export default {
  title: 'Page Not Found',
  subtitle: 'The page you are looking for does not exist or has been moved.',
  back_home: 'Back to home',
  unexpected_error:
    'Something went wrong while showing this page. Reload it; if that doesn’t help, try again in a few minutes.',
  reload: 'Reload',
  reload_loses_text:
    'Reloading clears what you typed into the form. To keep it, go back to the previous page.',
  lost_title: 'We couldn’t load this page',
  lost_text: 'Check your connection and reload the page. If that doesn’t help, email us at',
  part_lost: 'We couldn’t load this part of the page. Try again or email us at',
  part_needs_script: 'We couldn’t load this part of the page, which needs JavaScript.',
  retry: 'Try again',
  close: 'Close',
} satisfies Translation<typeof source>
