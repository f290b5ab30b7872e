import type source from '../es/google_terms'
import type { Translation } from '../types'

export default {
  title: 'Webmail access terms',
  lead: 'What you allow {{brand}} to do when you connect your webmail account, what we do with that access, and how to take it back.',
  last_updated: 'Last updated:',
  contents: 'Contents',
  sections: [
    {
      title: 'What you authorize',
      paragraphs: ['By connecting your webmail account, you allow us to:'],
      points: [
        'Read the metadata of your email, such as sender, recipient, date, and subject.',
        'Send email on your behalf.',
        'Manage your labels and folders.',
      ],
    },
    {
      title: 'How we use the data',
      paragraphs: [
        'We use this access only for the features you see in {{brand}}: to list your email next to your other channels, keep it organized, and send email from the same inbox.',
      ],
      points: [],
    },
    {
      title: 'Privacy',
      paragraphs: ['How we protect your email:'],
      points: [
        'We do not store the full content of your email.',
        'The data is protected by encryption.',
        'Only a limited number of our staff have access.',
      ],
    },
    {
      title: 'How to withdraw permission',
      paragraphs: ['You can revoke access at any time, in whichever way you prefer:'],
      points: [
        'In the settings of your webmail account.',
        'In your {{brand}} dashboard.',
        'By emailing support: {{email}}.',
      ],
    },
    {
      title: 'Compliance',
      paragraphs: ['When we handle this data:'],
      points: [
        '{{brand}}’s use and transfer to any other app of information received from Google APIs will adhere to the {{googlePolicy: Google API Services User Data Policy}}, including the Limited Use requirements.',
        'We comply with your webmail provider’s API user data policy.',
        'We disclose it only as needed to provide the service.',
        'We use restricted content, as Google classifies it, only for the features above: never for advertising, for sale, or to train general AI models.',
        'We follow the General Data Protection Regulation (GDPR).',
      ],
    },
    {
      title: 'Consent',
      paragraphs: [
        'By clicking “Authorize” or “Connect with Gmail,” you accept these terms.',
        'You must be the legitimate owner of the account you connect.',
      ],
      points: [],
    },
    {
      title: 'Support',
      paragraphs: [
        'Do you have a question about these terms or your account? Email us at {{email}}.',
      ],
      points: [],
    },
  ],
} satisfies Translation<typeof source>
