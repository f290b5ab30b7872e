import type source from '../es/scheduledemo'
import type { Translation } from '../translation'

const scheduledemo: Translation<typeof source> = {
  title: 'Schedule your demo',
  subtitle: 'One hour, live, with examples from your industry.',
  needs_script: 'We couldn’t load the calendar, which needs JavaScript.',
  industry_note: 'We’ll prepare the demo for your industry: {{industry}}.',
  step_label: 'Step {{step}} of 3',
  step_1_title: 'Pick a day and a time',
  step_2_title: 'Who are we meeting?',
  step_3_title: 'Your demo is booked',

  timezone: 'Time zone',
  timezone_value: 'Time zone: {{timezone}}',
  timezone_search: 'Search time zones...',
  timezone_show_all: 'Show all time zones',
  timezones_found_one: '{{count}} time zone found',
  timezones_found_other: '{{count}} time zones found',
  timezone_none: 'No time zones match',
  timezone_changed: 'Time zone changed: {{timezone}}',
  reload_times: 'We’ve reloaded the times for your zone.',

  calendar: 'Date',
  previous_month: 'Previous month',
  next_month: 'Next month',
  day_unavailable: '{{date}}, not available',
  earliest_note: 'Demos are booked at least two business days ahead.',

  times: 'Time',
  times_for: 'Times on {{date}}',
  time_taken: '{{time}}, taken',
  taken: 'Taken',
  time_yours: '{{time}}, your current appointment',
  yours: 'Yours',
  choose_date_first: 'Pick a day first to see its times here.',
  loading_times: 'Looking for available times...',
  times_loaded_one: '{{count}} available time',
  times_loaded_other: '{{count}} available times',
  no_available_times: 'There are no available times that day. Try another one.',
  times_format: 'Time format',
  times_h12: '12-hour',
  times_h23: '24-hour',
  month_full: 'There are no available times in {{month}}.',
  next_free_day: 'Next available day: {{date}}',
  times_failed: 'We couldn’t check the calendar. You can pick one of these usual times.',
  retry_times: 'Check again',

  your_appointment: 'Your appointment',
  change_appointment: 'Change day or time',
  local_time: '{{time}} on this device’s clock',

  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  required_note: 'All fields are required.',
  privacy_note: 'We keep these details in our CRM to organize the demo and follow up on it.',
  book_note: 'Select Continue to book your demo.',

  cancel: 'Cancel',
  previous: 'Previous',
  continue: 'Continue',
  processing: 'Processing...',

  error_select_datetime: 'Please select a date and time to continue.',
  error_date_over: 'The day you picked can no longer be booked. Please pick another one.',
  error_all_fields: 'Please complete all fields in the form.',
  error_too_long: 'That text is too long. Please shorten it.',
  error_valid_email: 'Please enter a valid email address.',
  error_valid_phone: 'Please enter a valid phone number.',
  error_scheduling: 'There was a problem scheduling the demonstration, please try again.',
  error_offline:
    'You seem to be offline. Your details are still here: check your connection and try again.',
  error_rate_limited: 'Too many attempts right now. Wait a minute and try again.',
  error_slot_taken:
    'That time is no longer available. Your details are still here: pick another time and continue.',
  error_open_bookings:
    'Several demos are already booked with your email or from your network. To change one or book more, email us at {{email}}.',
  error_booking_kept:
    'We can’t change the time right now: your demo is still booked for its original time. Keep it, or try again later.',
  error_ended:
    'Your demo was canceled or has already started. Choose a time and continue to book a new one.',
  error_resume: 'Your details are still here. Try again: the demo won’t be booked twice.',
  field_required: 'This field is required.',
  back_to_times: 'Pick another time',

  already_booked:
    'Your demo is already booked for this time. To move it, pick another one and continue.',
  already_booked_unknown:
    'Your demo was booked for this time, and we don’t know yet whether it has moved to the new one. Select Continue again: it won’t be booked twice.',
  keep_time: 'Keep this time',

  success_title: 'Your demo is booked!',
  confirmation_intro: 'See you there, {{name}}.',
  confirmation_email: 'We’ll send you a confirmation email with the meeting link.',
  confirmation_earlier:
    'Your demo was already booked with the details you sent first. To correct them, email us at {{email}}. To change the time, use the link in the confirmation email.',
  confirmation_date: 'Date',
  confirmation_time: 'Time',
  confirmation_timezone: 'Time zone',
  confirmation_number: 'Booking number',
  add_to_calendar: 'Add to calendar',
  calendar_file: '.ics file',
  calendar_google: 'Google Calendar',
  calendar_outlook: 'Outlook',
  calendar_event_title: 'Demo with {{brand}}',
  calendar_event_description:
    'Live demonstration of {{brand}}’s AI assistants. Booking no. {{number}}.',
  back_home: 'Back to home',
  opens_in_new_tab: 'opens in a new tab',
}

export default scheduledemo
