import type source from '../es/head'
import type { Translation } from '../translation'

const head: Translation<typeof source> = {
  home_title: '{{brand}} | AI assistants for business',
  home_description:
    'AI assistants that answer your customers on WhatsApp, Instagram, Messenger and webchat around the clock, from a single inbox.',
  home_keywords: 'AI assistants, business chatbot, customer service, WhatsApp, automation',
  scheduleDemo_title: 'Schedule a demo | {{brand}}',
  scheduleDemo_description:
    'Pick a day and a time to see an AI assistant look after your customers, live. Three steps, no strings attached.',
  scheduleDemo_keywords: 'schedule a demo, AI assistant demo, live chatbot',
  howItWorks_title: 'How it works | {{brand}}',
  howItWorks_description:
    'Analysis, design, implementation and optimization: the four steps that put an AI assistant to work for your customers, from 1 day.',
  howItWorks_keywords: 'chatbot implementation, analysis, design, optimization, CRM integration',
  industries_title: 'Industries | {{brand}}',
  industries_description:
    'AI assistants for finance, retail, automotive and healthcare. See what they settle in yours.',
  industries_keywords:
    'AI assistants by industry, financial chatbot, retail chatbot, healthcare chatbot',
  financial_title: 'AI assistants for financial services | {{brand}}',
  financial_description:
    'Questions, applications and payments answered on the spot, with a person ready when the case calls for one.',
  financial_keywords: 'financial chatbot, AI assistant for banks, collections, loan applications',
  retail_title: 'AI assistants for retail | {{brand}}',
  retail_description:
    'Answer, recommend and sell on WhatsApp, Instagram and your online shop, even when the doors are closed.',
  retail_keywords: 'retail chatbot, selling on WhatsApp, online shop, order tracking',
  automotive_title: 'AI assistants for the automotive sector | {{brand}}',
  automotive_description:
    'Test drives, workshop visits and spare parts: every question answered, every appointment in the diary.',
  automotive_keywords: 'automotive chatbot, test drives, workshop appointments, spare parts',
  health_title: 'AI assistants for healthcare | {{brand}}',
  health_description:
    'Appointments, reminders and results without anyone on hold: up to 60% fewer missed medical appointments.',
  health_keywords: 'healthcare chatbot, medical appointments, reminders, HIPAA, GDPR',
  pricing_title: 'Pricing | {{brand}}',
  pricing_description:
    'Three plans at 30% off, with unlimited users and implementation included. Cancel any time.',
  pricing_keywords: 'chatbot pricing, AI assistant plans, cost of a conversation',
  privacy_title: 'Privacy policy | {{brand}}',
  privacy_description:
    'What data we collect, what we use it for, who we share it with and what rights you have. The text is in Spanish.',
  privacy_keywords: 'privacy policy, data protection, user rights',
  blog_title: 'Blog | {{brand}}',
  blog_description:
    'News, guides and good practice on AI assistants and customer service, told through examples.',
  blog_keywords: 'AI assistant blog, customer service, automation, trends',
  googleTerms_title: 'Webmail access terms | {{brand}}',
  googleTerms_description:
    'What you authorize when you connect your webmail account, how we use that data and how to withdraw the permission.',
  googleTerms_keywords: 'webmail terms, account permissions, revoking access',
  search_title: 'Search | {{brand}}',
  search_description: 'Search the pages, articles and frequently asked questions of this site.',
  notFound_title: 'Page Not Found | {{brand}}',
  notFound_description: 'The page you are looking for does not exist or has been moved.',
}

export default head
