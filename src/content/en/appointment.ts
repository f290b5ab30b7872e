import type source from '../es/appointment'
import type { Translation } from '../types'

export default {
  needs_script:
    'We couldn’t load your appointment, because this page needs JavaScript. You can also reply to the confirmation email.',

  loading_title: 'Your demo',
  loading_text: 'Looking up your appointment...',
  failed_title: 'We couldn’t load your appointment',
  failed_text: 'This doesn’t affect your demo. Please try again in a moment.',
  offline_title: 'You seem to be offline',
  offline_text: 'This doesn’t affect your demo. Check your connection and try again.',
  rateLimited_title: 'Too many requests right now',
  rateLimited_text: 'This doesn’t affect your demo. Wait a minute and try again.',
  retry: 'Try again',

  invalid_title: 'This link isn’t valid',
  invalid_text:
    'Try the full link from your confirmation email. If it still doesn’t work, email us at',
  expired_title: 'This link has expired',
  expired_text: 'If you need help with your demo, email us at',
  past_title: 'The time for this demo has passed',
  past_text: 'It can no longer be changed or canceled here. If you need anything, email us at',

  booked_title: 'Your demo is booked',
  booked_text: 'Need a different time? Change or cancel your demo.',
  change: 'Change day or time',
  cancel: 'Cancel the demo',
  keep: 'Keep the demo',

  change_title: 'Pick another day and time',
  change_text: 'You keep your current appointment until you confirm the new one.',
  current: 'Current appointment',
  chosen: 'New appointment',
  nothing_chosen: 'Pick a time.',
  keep_time: 'Keep my appointment',
  submit_change: 'Confirm the change',
  error_change: 'We couldn’t confirm the change',
  error_slot_taken:
    'That time is no longer available. You still have your current appointment: pick another time and confirm.',
  advice_tooManyChanges:
    'This demo has been changed as many times as we allow online. You still have your current appointment. For another time, email us at',

  moved_title: 'Your demo has a new time',
  moved_text: 'We’ll send you an email with the updated invitation.',
  before: 'Before',

  cancel_title: 'Cancel your demo?',
  cancel_text: 'We’ll confirm the cancellation by email.',
  reason: 'Why are you canceling? (optional)',
  error_too_long: 'That text is too long. Please shorten it.',
  characters_left_one: '{{count, number}} character left.',
  characters_left_other: '{{count, number}} characters left.',
  characters_over_one: '{{count, number}} character too many.',
  characters_over_other: '{{count, number}} characters too many.',
  error_cancel: 'We couldn’t confirm the cancellation',

  advice_failed: 'Please try again in a moment. If it keeps happening, email us at',
  advice_offline: 'You seem to be offline. Check your connection and try again.',
  advice_rateLimited: 'Too many requests right now. Wait a minute and try again.',

  cancelledNow_title: 'Your demo is canceled',
  cancelledNow_text: 'We’ll confirm the cancellation by email.',
  cancelled_title: 'This demo is already canceled',
  cancelled_text: 'Still interested? Pick another day and time.',
  book_again: 'Book another demo',
} satisfies Translation<typeof source>
