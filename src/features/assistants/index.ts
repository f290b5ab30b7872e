export { AssistantPicture } from './AssistantPicture'
export { assistantColorClass } from './assistantColors'
