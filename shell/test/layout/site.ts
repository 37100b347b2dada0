import { navigationEntrySchema } from '@mockingbird/contracts';

/** The entries of a site with two header links and one in the footer, in no particular order. */
export const navigation = [
  { label: 'Blog', href: '/blog', order: 50 },
  { label: 'Exams', href: '/', order: 10 },
  { label: 'Blog archive', href: '/blog/archive', order: 60 },
  { label: 'About', href: '/about', area: 'footer' },
].map((entry) => navigationEntrySchema.parse(entry));

export const search = { action: '/region/{region}', parameter: 'q' };

export const bareSite = { socialLinks: [] };

export const fullSite = {
  supportEmail: 'help@mockingbird.test',
  socialLinks: [{ label: 'Mastodon', href: 'https://social.test/@mockingbird' }],
};
