/**
 * The only import of moment-timezone. This build has zone data for ten years around its release,
 * which keeps the bundle small.
 */
import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js'

export default moment
