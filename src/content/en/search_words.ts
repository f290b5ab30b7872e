import type source from '../es/search_words'
import type { Translation } from '../types'

export default {
  ignored:
    'a, about, an, and, any, are, at, can, do, does, for, from, have, how, i, if, in, is, it, me, much, my, need, of, on, or, our, the, there, this, to, us, want, we, what, when, where, which, who, with, you, your',
  home: 'home, start, chatbot, bot, virtual agent, artificial intelligence, AI',
  scheduleDemo:
    'book, booking, schedule, demo, demonstration, appointment, meeting, call, opening hours, business hours, times, availability, calendar, trial, try',
  howItWorks: 'steps, process, onboarding, how it works',
  industries: 'sectors, verticals, industries',
  financial: 'bank, banking, insurance, credit, loans, lending, fintech, finance, collections',
  retail: 'store, shop, shopping, ecommerce, sales, catalog, cart, fashion, grocery',
  automotive: 'car, dealer, dealership, auto shop, garage, parts, vehicles',
  health: 'clinic, hospital, doctor, physician, dentist, patient, appointment, medical',
  pricing:
    'price, prices, pricing, rate, cost, fee, how much, plan, plans, subscription, quote, discount, buy, purchase',
  privacy: 'GDPR, security, CCPA, data protection, cookies, personal data',
  blog: 'news, articles, guides, posts',
  googleTerms: 'Gmail, Google, webmail, permissions, conditions, terms of service',
  contact:
    'contact, email, message, phone, number, telephone, address, reach, write, help, support, sales, info',
  channels:
    'WhatsApp, Instagram, Facebook, Messenger, webchat, email, social media, channels, omnichannel, inbox',
  availability: '24x7, 24h, always open',
  assistants: 'assistants, bots, chatbots, agents',
  pickerbot: 'recommendations, shop assistant',
  salesbot: 'salesperson, seller',
  supportpro: 'technical support, help desk',
  dataanalyst: 'analytics, reports',
  hrhelper: 'human resources, recruiting, hiring',
  handoff: 'person, human, human agent, transfer, hand over, escalate',
  integrations: 'integration, integrate, connect, API, CRM, ERP, Excel, webhook',
  implementation: 'implementation, installation, setup, training, onboarding',
  implementation_time: 'time, timeline, duration, how long',
  cancellation: 'cancel, cancellation, refund, contract, commitment, terminate',
  plans: 'plan, plans, price, pricing',
  enterprise: 'enterprise, corporate, large company, corporation, custom plan, unlimited',
} satisfies Translation<typeof source>
