/*
 * Stands in for the package jose under Jest, which cannot require an ES module. The Admin SDK loads it to check the
 * signatures of tokens; the tokens of the Auth emulator have none.
 */
module.exports = {};
