import type source from '../es/not_found'
import type { Translation } from '../translation'

const not_found: Translation<typeof source> = {
  title: 'Page Not Found',
  subtitle: 'The page you are looking for does not exist or has been moved.',
  back_home: 'Back to home',
}

export default not_found
