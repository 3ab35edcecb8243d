import { failOnNoise } from './noise.ts'

failOnNoise()
