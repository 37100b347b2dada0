import { type Value } from '@mockingbird/remote-kit';

export const extremelyWellQualified = 'Extremely well qualified';
export const wellQualified = 'Well qualified';
export const qualified = 'Qualified';
export const possiblyQualified = 'Possibly qualified';
export const noRecommendation = 'No recommendation';
export const likelyEligible = 'Likely eligible';
export const mayNotBeEligible = 'May not be eligible';
export const lowToHigh = (low: Value, high: Value) => `${low} to ${high}`;
