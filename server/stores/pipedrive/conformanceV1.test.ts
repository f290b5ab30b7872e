import { describePipedriveStore } from '../../testing/vendor/describePipedriveStore'
import { dialectV1 } from './dialectV1'

describe('the store in a Pipedrive account, version 1', () => {
  describePipedriveStore(dialectV1)
})
