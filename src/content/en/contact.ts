import type source from '../es/contact'
import type { Translation } from '../types'

export default {
  form_label: 'Contact form',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  required_note: 'Fields marked with * are required.',
  privacy_note: 'We keep these details to reply to you and follow up on your inquiry.',
  privacy_link: 'Privacy policy (in\u00a0Spanish)',
  send: 'Send message',
  sending: 'Sending...',
  success: 'Message sent successfully! We will contact you soon.',
  sent_title: 'We got your message',
  sent_text: 'We’ll reply to the email address you gave\u00a0us.',
  write_another: 'Send another message',
  needs_script: 'We couldn’t load this form, which needs JavaScript.',
  error_sending: 'There was a problem sending your message. Please try again.',
  error_title: 'We couldn’t confirm that your message arrived',
  advice_offline:
    'You seem to be offline. Your message is still here: check your connection and send it again.',
  advice_rateLimited:
    'Too many attempts right now. Your message is still here: please send it again later.',
  advice_failed: 'Your message is still here. Send it again: it won’t arrive twice.',
  error_all_fields: 'Please complete all required fields',
  error_too_long: 'That text is too long. Please shorten it.',
  error_valid_email: 'Please enter a valid email address, such as name@company.com.',
  error_valid_phone: 'Please enter a phone number with at least 6 digits.',
  field_required: 'This field is required.',
  characters_left_one: '{{count, number}} character left.',
  characters_left_other: '{{count, number}} characters left.',
  characters_over_one: '{{count, number}} character too many.',
  characters_over_other: '{{count, number}} characters too many.',
} satisfies Translation<typeof source>
