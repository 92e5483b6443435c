/** What the level of a trained model begins with. Not imported from the players, which are no part of the home page. */
export const MODEL = 'model:';
