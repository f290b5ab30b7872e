export { default } from '../../../es/transcripts/financial/dataanalyst'
