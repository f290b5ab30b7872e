import type source from '../es/head'
import { discountPercent } from '../plans'
import type { Translation } from '../types'

export default {
  home_title: 'AI assistants for business',
  home_description:
    'AI assistants that answer your customers on WhatsApp, Instagram, Messenger, and webchat around the clock, from one inbox.',
  home_keywords: 'AI assistants, business chatbot, customer service, WhatsApp, automation',
  scheduleDemo_title: 'Schedule a live demo of AI assistants',
  scheduleDemo_description:
    'Pick a day and time for a one-hour live demo with our team and examples from your industry. No commitment.',
  scheduleDemo_keywords: 'schedule a demo, AI assistant demo, live chatbot',
  howItWorks_title: 'How it works: your assistant in four steps',
  howItWorks_description:
    'Analysis, design, implementation, and optimization: four steps to launch an AI assistant. A basic one can be ready in as little as 1 day.',
  howItWorks_keywords: 'chatbot implementation, analysis, design, optimization, CRM integration',
  industries_title: 'AI assistants for every industry',
  industries_description:
    'AI assistants for financial services, retail, automotive, and healthcare. See what they take care of in yours.',
  industries_keywords:
    'AI assistants by industry, financial chatbot, retail chatbot, healthcare chatbot',
  financial_title: 'AI assistants for financial services',
  financial_description:
    'Questions, applications, and payments handled at any hour, and passed to someone on your team when the case calls for it.',
  financial_keywords: 'financial chatbot, AI assistant for banks, collections, loan applications',
  retail_title: 'AI assistants for retail and e-commerce',
  retail_description:
    'Answer, recommend, and sell on WhatsApp, Instagram, and your online store, even when your doors are closed.',
  retail_keywords: 'retail chatbot, selling on WhatsApp, online store, order tracking',
  automotive_title: 'AI assistants for auto dealers and service',
  automotive_description:
    'Test drives, service visits, and parts: every question answered, every appointment on the calendar.',
  automotive_keywords: 'automotive chatbot, test drives, service appointments, auto parts',
  health_title: 'AI assistants for healthcare',
  health_description:
    'Appointments, reminders, and results without anyone on hold. Target: up to 60% fewer missed medical appointments.',
  health_keywords: 'healthcare chatbot, medical appointments, reminders, HIPAA, GDPR',
  pricing_title: 'Pricing and plans for AI assistants',
  pricing_description: `Monthly plans at ${discountPercent}% off, all with unlimited users and implementation included. Cancel anytime and pay only for the current month.`,
  pricing_keywords: 'chatbot pricing, AI assistant plans, cost of a conversation',
  privacy_title: 'Privacy policy (in\u00a0Spanish)',
  privacy_description:
    'What data we collect, what we use it for, who we share it with, and what rights you have. The text is in Spanish.',
  privacy_keywords: 'privacy policy, data protection, user rights',
  blog_title: 'Blog on AI and customer service',
  blog_description:
    'News, guides, and best practices on AI assistants and customer service, with examples to use in your own business.',
  blog_keywords: 'AI assistant blog, customer service, automation, trends',
  googleTerms_title: 'Webmail access terms',
  googleTerms_description:
    'What you authorize when you connect your webmail account, how we use that data, and how to withdraw permission.',
  googleTerms_keywords: 'webmail terms, account permissions, revoking access',
  search_title: 'Search pages, articles, and questions',
  search_description: 'Search the pages, articles, and frequently asked questions on this site.',
  appointment_title: 'Change or cancel your demo',
  appointment_description: 'See the day and time of your demo, pick another time, or cancel it.',
  notFound_title: 'Page Not Found',
  notFound_description: 'The page you are looking for does not exist or has been moved.',
} satisfies Translation<typeof source>
