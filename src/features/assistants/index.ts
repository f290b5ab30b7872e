export { AssistantCard } from './AssistantCard'
export { MetricsNote } from './MetricsNote'
export { AssistantPicture } from './AssistantPicture'
export { getAssistantColorClass } from './assistantColors'
