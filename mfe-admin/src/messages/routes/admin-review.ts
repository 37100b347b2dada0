export const title = 'Review of proposals';
export const description = 'What authors propose, who approves it and when it is published.';
