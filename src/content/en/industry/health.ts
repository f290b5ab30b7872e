import type source from '@/content/es/industry/health'
import type { Translation } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Clinics, hospitals, and labs',
  title: 'The appointment they remember is the one they keep.',
  description:
    'Patients forget, call to confirm, or wonder whether to fast. Your assistant books visits, sends reminders, and explains how to prepare, so your staff can focus on the person in front of them.',
  figure: {
    before: 'Up to',
    value: '60%',
    after: 'fewer missed medical appointments, as a target',
  },

  useCases: {
    title: 'What happens before and after the visit',
    description: 'The administrative side of care, handled calmly at any hour.',
    items: [
      {
        icon: 'calendar',
        assistant: 'supportpro',
        tone: 'mint',
        title: 'Appointments patients keep',
        description:
          'Schedules by specialty, sends reminders, and, if the patient can’t come, moves the visit and frees the time for someone else.',
      },
      {
        icon: 'checklist',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'No guessing how to prepare',
        description:
          'Fasting, documents, directions: your facility’s own instructions, sent when they’re needed.',
      },
      {
        icon: 'pulse',
        assistant: 'dataanalyst',
        tone: 'sun',
        title: 'Your schedule, in numbers',
        description:
          'DataAnalyst shows which specialties and times have the most no-shows, and where waits are growing.',
      },
      {
        icon: 'shifts',
        assistant: 'hrhelper',
        tone: 'coral',
        title: 'Shifts and staff',
        description:
          'HRHelper answers questions about shifts, time off, and openings, and schedules interviews when a unit needs more staff.',
      },
    ],
  },

  departments: {
    title: 'What the assistant does in each department',
    description:
      'A hospital has many front desks. The assistant connects to the system behind each one.',
    items: [
      {
        title: 'Outpatient',
        description: 'Confirms the visit and saves the reply to the patient’s record.',
        system: 'Health-record system',
      },
      {
        title: 'Laboratory',
        description:
          'Explains fasting, books the sample collection, and sends a message when results are ready.',
        system: 'Laboratory system',
      },
      {
        title: 'Imaging',
        description: 'Sends prep instructions for each scan and books the time.',
        system: 'Radiology system',
      },
      {
        title: 'Inpatient',
        description:
          'Helps patients with admission, visiting hours, and discharge, and brings in a person if needed.',
        system: 'Hospital system',
      },
    ],
    compliance: {
      title: 'HIPAA and GDPR/LGPD',
      description:
        'We configure the assistant to work under these rules, with permissions by role. Agreements (BAA or DPA) are signed with each organization.',
    },
  },

  flow: {
    title: 'From “I need an appointment” to the visit',
    description: 'How an appointment goes when nothing is forgotten.',
    steps: [
      {
        assistant: 'supportpro',
        title: 'Listens and schedules',
        description: 'Patients ask in their own words. The assistant offers the times available.',
      },
      {
        assistant: 'supportpro',
        title: 'Reminds and prepares',
        description:
          'Messages patients ahead of time, sends the instructions, and waits for an “I’ll be there.”',
      },
      {
        assistant: 'hrhelper',
        title: 'Supports the team',
        description: 'Staff know their shifts, and every swap is clear.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Improves the schedule',
        description: 'Attendance data helps you adjust hours, reminders, and capacity.',
      },
    ],
  },

  assistants: {
    title: 'Three assistants: patients, staff, and management',
    description: 'Pick one and watch it talk.',
    items: [
      {
        assistant: 'supportpro',
        title: 'The front desk that always answers',
        description:
          'Books appointments, answers administrative questions, and repeats instructions as often as needed. It’s configured not to diagnose: if a patient mentions a symptom, it alerts your team.',
        features: [
          'Schedules, confirms, and reschedules',
          'Sends preparation and reminders',
          'Hands over anything that isn’t routine',
        ],
      },
      {
        assistant: 'hrhelper',
        title: 'HR that works the night shift, too',
        description:
          'Healthcare staff work around the clock. HRHelper answers them around the clock, and helps fill openings.',
        features: [
          'Explains shifts, time off, and policies',
          'Screens applications by your criteria',
          'Guides new hires as they start',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'The analyst who spots no-shows',
        description:
          'Ask how many visits were missed on Tuesday, and in which department. The answer comes from your systems.',
        features: [
          'Reads the schedule, ERP, and spreadsheets',
          'Flags times with repeated no-shows',
          'Summarizes the week by department',
        ],
      },
    ],
  },

  benefits: {
    title: 'More time for care',
    items: [
      {
        title: 'Fewer empty slots',
        description:
          'Timely reminders, confirmations, and rescheduling. The target: up to 60% fewer missed appointments.',
      },
      {
        title: 'Quieter phones',
        description: 'Routine questions are answered in chat, 24/7, with no one on hold.',
      },
      {
        title: 'Permissions and health regulations',
        description: 'Configured for HIPAA and GDPR/LGPD, with permissions by person and role.',
      },
      {
        title: 'Keep the systems you have',
        description:
          'Integrates with the hospital, radiology, laboratory, and health-record systems you already use.',
      },
    ],
  },

  faqs: [
    {
      question: 'Does it comply with health data regulations?',
      answer:
        'We configure it for HIPAA and GDPR/LGPD, with permissions for each person. Compliance also depends on your organization: before we start, we agree in writing on the BAA or DPA and on where data is hosted.',
    },
    {
      question: 'Which clinical systems does it integrate with?',
      answer:
        'Hospital, radiology, laboratory, and health-record systems. Custom APIs cover the rest.',
    },
    {
      question: 'How does it reduce missed appointments?',
      answer:
        'It reminds patients on the channel they use, asks them to confirm, and offers another time if they can’t come. Our target is to prevent up to 60% of missed visits.',
    },
    {
      question: 'Does it give medical advice?',
      answer:
        'It isn’t built for that. It handles appointments, administrative questions, and the instructions your staff has defined, and it’s configured to hand messages about symptoms or emergencies to a person.',
    },
    {
      question: 'How soon can it start?',
      answer:
        'Most projects are live in under 2 weeks. You get the initial assessment in under 24 hours.',
    },
  ],

  pricing: {
    title: 'A monthly price, training included',
    description: `Plans start at ${pricing.amount} ${pricing.per_month}. Setup, testing, and training for your staff are included.`,
  },
  demo: {
    title: 'Now book your own appointment',
    description:
      'We’ll show you, live, how an assistant books visits, sends reminders, and hands cases to a person at a facility like yours.',
  },
} satisfies Translation<typeof source>
