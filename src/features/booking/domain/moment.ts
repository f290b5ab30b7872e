/**
 * The only import of moment-timezone: the build whose zone data covers ten years around its release,
 * so that the bundle carries no other.
 */
import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js'

export default moment
