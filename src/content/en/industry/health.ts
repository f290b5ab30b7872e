import type source from '@/content/es/industry/health'
import type { Translation } from '@/content/translation'

const health: Translation<typeof source> = {
  tagline: 'Clinics, centres and laboratories',
  title: 'The appointment they remember is the one they keep.',
  description:
    'Patients forget, ring to confirm, wonder whether to fast. Your assistant schedules, reminds and explains, and your staff can look up at the person in front of them.',
  figure: { before: 'Up to', value: '60%', after: 'fewer missed medical appointments' },

  useCases: {
    title: 'Before the visit, and after it',
    description: 'The paperwork side of care, handled calmly and at any hour.',
    items: [
      {
        icon: 'calendar',
        assistant: 'supportpro',
        tone: 'mint',
        title: 'Appointments that happen',
        description:
          'Schedules by specialty, reminds in good time and, if the patient can’t come, moves the visit and frees the hour for someone else.',
      },
      {
        icon: 'checklist',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'No guessing how to prepare',
        description:
          'Fasting, documents, directions: your centre’s own instructions, sent on the day they are useful.',
      },
      {
        icon: 'pulse',
        assistant: 'dataanalyst',
        tone: 'sun',
        title: 'A cool look at the schedule',
        description:
          'DataAnalyst shows which specialty and which hour lose most visits, and where the wait is growing.',
      },
      {
        icon: 'shifts',
        assistant: 'hrhelper',
        tone: 'coral',
        title: 'Shifts and staff',
        description:
          'HRHelper answers about rotas, leave and openings, and arranges interviews when a ward needs more hands.',
      },
    ],
  },

  departments: {
    title: 'A use case in every department',
    description: 'A health centre is many front desks. The assistant integrates with each of them.',
    items: [
      {
        title: 'Outpatients',
        description: 'Confirms the visit and files the patient’s reply next to their record.',
        system: 'Health-record system',
      },
      {
        title: 'Laboratory',
        description: 'Explains fasting, books the sample and writes when the result is in.',
        system: 'Laboratory system',
      },
      {
        title: 'Imaging',
        description: 'Sends the preparation for each study and coordinates the scanner’s hour.',
        system: 'Radiology system',
      },
      {
        title: 'Inpatients',
        description: 'Guides through admission, visiting and discharge, and calls a person in.',
        system: 'Hospital system',
      },
    ],
    compliance: {
      title: 'HIPAA and GDPR/LGPD',
      description:
        'Health data is handled in compliance with these rules, and each member of your team sees only what their role allows.',
    },
  },

  flow: {
    title: 'From the reminder to the visit',
    description: 'This is what a well-kept appointment looks like.',
    steps: [
      {
        assistant: 'supportpro',
        title: 'Listens and schedules',
        description: 'Patients ask in their own words. The assistant offers the hours there are.',
      },
      {
        assistant: 'supportpro',
        title: 'Reminds and prepares',
        description: 'Writes ahead, sends the instructions and waits for an “I’ll be there”.',
      },
      {
        assistant: 'hrhelper',
        title: 'Looks after the team',
        description: 'Those on duty know their shift, and every swap is clear.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Improves the schedule',
        description: 'What was learned adjusts hours, reminders and capacity.',
      },
    ],
  },

  assistants: {
    title: 'Three helpers, three coats',
    description: 'One for patients, one for staff and one for management.',
    items: [
      {
        assistant: 'supportpro',
        title: 'The front desk that picks up',
        description:
          'Makes appointments, handles formalities and repeats instructions as often as needed. It never diagnoses: at the mention of a symptom it calls your team.',
        features: [
          'Schedules, confirms and reschedules',
          'Sends preparation and reminders',
          'Escalates whatever is no formality',
        ],
      },
      {
        assistant: 'hrhelper',
        title: 'An HR desk on night duty',
        description:
          'Health workers keep odd hours. HRHelper answers them at odd hours, and helps to fill the openings.',
        features: [
          'Clears up shifts, leave and policies',
          'Shortlists by your criteria',
          'Keeps newcomers company as they start',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'Eyes on the waiting room',
        description:
          'Ask how many visits were missed on Tuesday, and in which department. The reply names its source.',
        features: [
          'Reads schedule, ERP and spreadsheets',
          'Spots hours with repeated no-shows',
          'Sums up the week by department',
        ],
      },
    ],
  },

  benefits: {
    title: 'More time for care',
    items: [
      {
        title: 'Fewer empty chairs',
        description:
          'Timely reminders, confirmations and rescheduling cut missed appointments by up to 60%.',
      },
      {
        title: 'Quieter telephones',
        description: 'Everyday questions are answered in chat, 24/7, without anyone on hold.',
      },
      {
        title: 'Data in good hands',
        description: 'HIPAA and GDPR/LGPD compliance, with permissions by person and by role.',
      },
      {
        title: 'Keep the systems you have',
        description:
          'Integrates with the hospital, radiology, laboratory and health-record systems already in use.',
      },
    ],
  },

  faqs: [
    {
      question: 'Does it comply with the rules on health data?',
      answer:
        'Yes: HIPAA and GDPR/LGPD. Permissions are also set person by person, so each role reaches only what it needs.',
    },
    {
      question: 'Which clinical systems does it integrate with?',
      answer:
        'Hospital, radiology, laboratory and health-record systems. Custom APIs cover the rest.',
    },
    {
      question: 'How does it reduce missed appointments?',
      answer:
        'It reminds patients on their own channel, asks them to confirm and offers another hour if they can’t come. That avoids up to 60% of missed visits.',
    },
    {
      question: 'Does it give medical advice?',
      answer:
        'No. It handles formalities, appointments and instructions your centre has laid down. When a message mentions symptoms or an emergency, it goes to a person.',
    },
    {
      question: 'How soon can it start?',
      answer:
        'Most projects are live in under 2 weeks. The initial diagnosis arrives in under 24 hours.',
    },
  ],

  pricing: {
    title: 'What a well-kept schedule costs',
    description:
      'There are plans from {{price}} USD a month. Setup, testing and training for your staff are included.',
  },
  demo: {
    title: 'Now make your own appointment',
    description:
      'We show you, live, how an assistant schedules, reminds and escalates at your centre.',
  },
}

export default health
