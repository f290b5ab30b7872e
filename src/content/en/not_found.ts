import type source from '../es/not_found'
import type { Translation } from '../translation'

const not_found: Translation<typeof source> = {
  title: 'Page Not Found',
  subtitle: 'The page you are looking for does not exist or has been moved.',
  back_home: 'Back to home',
  unexpected_error:
    'Something broke while showing this page. Load it again; if that does not help, try in a few minutes.',
  reload: 'Load again',
}

export default not_found
