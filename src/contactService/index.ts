export { keepToken } from './capabilities'
export * from './contactServiceApi'
export {
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from './errors'
export type * from './schemas/requests'
export type * from './schemas/responses'
