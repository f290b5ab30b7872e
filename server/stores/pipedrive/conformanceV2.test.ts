import { describePipedriveStore } from '../../testing/vendor/describePipedriveStore'
import { dialectV2 } from './dialectV2'

describe('the store in a Pipedrive account, version 2', () => {
  describePipedriveStore(dialectV2)
})
