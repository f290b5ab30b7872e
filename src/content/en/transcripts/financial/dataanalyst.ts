export { default } from '@/content/es/transcripts/financial/dataanalyst'
