import type source from '../../../es/articles/automatedProcesses/summary'
import type { Translation } from '../../../translation'

const automatedProcessesSummary: Translation<typeof source> = {
  title: 'Five internal processes you can automate',
  excerpt:
    'Time off, hiring, internal support, reports and copying data: five chores that come round every week inside a company, and that an assistant can take over.',
  keywords: 'automation, internal processes, productivity',
}

export default automatedProcessesSummary
